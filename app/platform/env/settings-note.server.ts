import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { writeDurably } from '~/platform/files/durable-files.server';
import type { Env } from './env-schema';

/**
 * Settings that a command must share with the site; otherwise its emails and card provider would differ. No secrets.
 */
const shared = [
  'NODE_ENV',
  'PORT',
  'SITE_URL',
  'MAIL_TO',
  'CONTENT_URL',
  'PAYMENT_PROVIDER',
  'PAYMENT_DEMO',
  'WSPAY_FORM_URL',
  'WSPAY_API_URL',
  'WSPAY_HOLD_DAYS',
  'STRIPE_API_URL',
  'INVOICES',
  'FISCAL_CERTIFICATE',
  'FISCAL_CA',
  'FISCAL_URL',
  'FISCAL_PREMISES',
  'FISCAL_DEVICE',
  'FISCAL_SEQUENCE',
  'FISCAL_OPERATOR_OIB',
  'FISCAL_VAT',
] as const;

/**
 * Secrets that a command needs as well but only their owner may pass on: the note merely records which ones were set.
 */
const handedOn = [
  'DATABASE_URL',
  'SESSION_SECRET',
  'CONTENT_TOKEN',
  'WSPAY_SHOP_ID',
  'WSPAY_SECRET_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'FISCAL_PASSWORD',
] as const;

const noteSchema = z.object({
  strict: z.boolean(),
  settings: z.partialRecord(z.enum(shared), z.string()),
  handedOn: z.array(z.enum(handedOn)),
});

export type SettingsNote = z.infer<typeof noteSchema>;

type Source = Record<string, string | undefined>;

const noteFile = (dataDir: string) => join(dataDir, 'site-settings.json');

/** Records beside the database which settings the site was started with, for the operator's commands. */
export async function writeSettingsNote({ DATA_DIR, strict }: Env, source: Source): Promise<void> {
  const note: SettingsNote = {
    strict,
    settings: Object.fromEntries(
      shared.flatMap((name) => (source[name] ? [[name, source[name]]] : [])),
    ),
    handedOn: handedOn.filter((name) => source[name]),
  };
  await writeDurably(noteFile(DATA_DIR), `${JSON.stringify(note, null, 2)}\n`);
}

/** The settings that the site on this folder was last started with; undefined if they cannot be read. */
export function readSettingsNote(dataDir: string): SettingsNote | undefined {
  try {
    return noteSchema.parse(JSON.parse(readFileSync(noteFile(dataDir), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Secrets that the commands do not need but a restored site does. */
const otherSecrets = ['SMTP_URL', 'WEATHER_API_KEY', 'CAPTCHA_SECRET'] as const;

/**
 * Names of the secrets that the site on this folder or this process was given. They are needed to restore a backup
 * but must be kept elsewhere.
 */
export function listGivenSecrets(dataDir: string, source: Source): string[] {
  const noted = new Set<string>(readSettingsNote(dataDir)?.handedOn);
  return [...handedOn, ...otherSecrets].filter((name) => noted.has(name) || source[name]);
}

/** Names of the secrets that the site was given but this process was not. */
export function findMissingSettings(note: SettingsNote, source: Source): string[] {
  return note.handedOn.filter((name) => !source[name]);
}

/** The site's environment. The shell's own variables only count where they do not conflict with the site's. */
export function applySettingsNote(
  { settings, handedOn: given }: SettingsNote,
  source: Source,
): Source {
  const others = Object.fromEntries(
    Object.entries(source).filter(
      ([name]) =>
        !shared.some((each) => each === name) &&
        (given.some((each) => each === name) || !handedOn.some((each) => each === name)),
    ),
  );
  return { ...others, ...settings };
}
