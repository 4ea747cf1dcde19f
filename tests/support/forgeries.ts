import { PaymentForged, type PaymentProvider } from '~/shop/payments/core/payments';

/** The payment whose status a message makes the shop query. */
export type Reading = { reference: string; success?: boolean };

/** A genuine message: its body and signed headers, each of which is mutated byte by byte. */
export type GenuineMessage = {
  name: string;
  parts: readonly string[];
  read: (parts: readonly string[]) => Reading | undefined;
};

/** One provider's messages. */
export type ForgeryCase = {
  name: string;
  provider: PaymentProvider;
  /** What the provider sends about a payment. */
  genuine: (reference: string) => readonly GenuineMessage[];
  /** Correctly signed messages, but with another shop's key. */
  foreign: (reference: string) => readonly GenuineMessage[];
};

export type ForgeryCount = {
  tried: number;
  /** Not signed as the provider signs. */
  refused: number;
  /** Accepted without effect: the changed part is not signed, and the provider was queried. */
  withoutEffect: number;
  /** An order changed state without a reason in the provider's ledger. */
  accepted: string[];
};

/** A byte changed, removed or inserted, and the message truncated there. */
function* mutationsAt(raw: Buffer, index: number): Generator<Buffer> {
  const byte = raw[index] ?? 0;
  for (let bit = 0; bit < 8; bit++) {
    const copy = Buffer.from(raw);
    copy[index] = byte ^ (1 << bit);
    yield copy;
  }
  for (const text of ['0', '1', '9', 'a', 'F', '"', '\\', '{', ',', '&', '=', '%', '\0', 'č']) {
    yield Buffer.concat([raw.subarray(0, index), Buffer.from(text), raw.subarray(index + 1)]);
    yield Buffer.concat([raw.subarray(0, index), Buffer.from(text), raw.subarray(index)]);
  }
  yield Buffer.concat([raw.subarray(0, index), raw.subarray(index + 1)]);
  yield raw.subarray(0, index);
}

function* mutationsOf(message: GenuineMessage): Generator<readonly string[]> {
  for (const [place, part] of message.parts.entries()) {
    const raw = Buffer.from(part);
    for (let index = 0; index < raw.length; index++) {
      for (const changed of mutationsAt(raw, index)) {
        const text = changed.toString('utf8');
        if (text !== part) yield message.parts.with(place, text);
      }
    }
  }
}

/** @throws any error except a refusal: a message may be refused, but must not cause any other error */
function readSafely(message: GenuineMessage, parts: readonly string[]): Reading | undefined {
  try {
    return message.read(parts);
  } catch (error) {
    if (error instanceof PaymentForged) return undefined;
    throw error;
  }
}

/**
 * Mutates every byte of genuine messages, and adds foreign and replayed ones, until `count` have been tried.
 * @param references orders to send messages about, one after the other
 * @param moves handles a reading as the shop does; resolves to whether an order has changed state
 */
export async function tryForgeries(
  { genuine, foreign }: ForgeryCase,
  references: readonly string[],
  moves: (reading: Reading) => Promise<boolean>,
  count: number,
): Promise<ForgeryCount> {
  const result: ForgeryCount = { tried: 0, refused: 0, withoutEffect: 0, accepted: [] };
  // The effect of a message depends on its reading alone.
  const known = new Map<string, boolean>();
  const attempt = async (message: GenuineMessage, parts: readonly string[], truth?: Reading) => {
    result.tried += 1;
    const reading = readSafely(message, parts);
    if (!reading) return void (result.refused += 1);
    const key = JSON.stringify(reading);
    // A signed decline is trusted: the provider sent it, however the rest of the message was changed.
    const isTrue = truth !== undefined && key === JSON.stringify(truth);
    if (!known.has(key)) known.set(key, !isTrue && (await moves(reading)));
    if (known.get(key)) result.accepted.push(parts.join('\n'));
    else result.withoutEffect += 1;
  };
  for (let round = 0; result.tried < count; round++) {
    const reference = references[round % references.length] ?? '';
    for (const message of foreign(reference)) await attempt(message, message.parts);
    const messages = genuine(reference);
    // A small count samples the mutations evenly, so that all bytes of all messages are covered.
    const changes = messages.flatMap((message) =>
      [...mutationsOf(message)].map((parts) => ({ message, parts })),
    );
    const stride = Math.max(1, Math.floor(changes.length / count));
    for (let index = 0; index < changes.length && result.tried < count; index += stride) {
      const { message, parts } = changes[index] as (typeof changes)[number];
      await attempt(message, parts, readSafely(message, message.parts));
    }
    known.clear();
  }
  return result;
}
