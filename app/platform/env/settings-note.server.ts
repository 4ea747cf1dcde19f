import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { id } from '#hotel/hotel.config.js';
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
  /** The hotel's id; absent in notes of earlier versions. */
  hotel: z.string().optional(),
  strict: z.boolean(),
  settings: z.partialRecord(z.enum(shared), z.string()),
  handedOn: z.array(z.enum(handedOn)),
});

type SettingsNote = z.infer<typeof noteSchema>;

type Source = Record<string, string | undefined>;

const noteName = 'site-settings.json';

const noteFile = (dataDir: string) => join(dataDir, noteName);

const saveNote = (dataDir: string, note: SettingsNote) =>
  writeDurably(noteFile(dataDir), `${JSON.stringify(note, null, 2)}\n`);

/** Records beside the database which settings the site was started with, for the operator's commands. */
export async function writeSettingsNote({ DATA_DIR, strict }: Env, source: Source): Promise<void> {
  await saveNote(DATA_DIR, {
    hotel: id,
    strict,
    settings: Object.fromEntries(
      shared.flatMap((name) => (source[name] ? [[name, source[name]]] : [])),
    ),
    handedOn: handedOn.filter((name) => source[name]),
  });
}

/** Records that the shop of this folder is now in PostgreSQL, so that nothing goes on with its old file. */
export async function noteMoveToPostgres(dataDir: string): Promise<void> {
  const note = readSettingsNote(dataDir);
  if (!note || note.handedOn.includes('DATABASE_URL')) return;
  await saveNote(dataDir, { ...note, handedOn: ['DATABASE_URL', ...note.handedOn] });
}

/** The settings that the site on this folder was last started with; undefined if they cannot be read. */
export function readSettingsNote(dataDir: string): SettingsNote | undefined {
  try {
    return noteSchema.parse(JSON.parse(readFileSync(noteFile(dataDir), 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * Why this build must not be used with these settings: the folder is another hotel's, or its shop is in PostgreSQL and the
 * settings lead to the file that was there before.
 * @returns one line for the operator; undefined if nothing is in the way
 */
export function findForeignData({
  DATA_DIR,
  DATABASE_URL,
}: Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>): string | undefined {
  const note = readSettingsNote(DATA_DIR);
  if (!note) return undefined;
  const folder = resolve(DATA_DIR);
  if (note.hotel !== undefined && note.hotel !== id) {
    return `DATA_DIR is wrong: ${folder} belongs to the hotel ${note.hotel}, and this build is of ${id}. Build with HOTEL_DIR set to the folder of ${note.hotel}, or set another DATA_DIR`;
  }
  if (!DATABASE_URL && note.handedOn.includes('DATABASE_URL')) {
    return `DATABASE_URL is missing: the shop of ${folder} is in PostgreSQL. Set it to the site’s value; to go back to the file ${id}.sqlite, delete ${noteName} there`;
  }
  return undefined;
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
