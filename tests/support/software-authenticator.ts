import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** What an authenticator or its browser may do otherwise than asked. */
export type Deviation = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  crossOrigin?: boolean;
  /** Without: nobody has entered a PIN or shown a finger. */
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
  credentialId?: string;
  /** Certificates that were not asked for. */
  certificates?: readonly Buffer[];
  /** Signs something else. */
  isForged?: boolean;
};

type Options = { challenge: string; rp?: { id: string }; rpId?: string; user?: { id: string } };

/**
 * An authenticator with one passkey, and the browser it is in: answers in the formats of the Web Authentication API, as the desk's
 * script sends them.
 */
export class SoftwareAuthenticator {
  readonly credentialId = randomBytes(32).toString('base64url');
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  #counter = 0;
  #userHandle = '';

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Creates the passkey. */
  create(options: Options, deviation: Deviation = {}): string {
    this.#userHandle = options.user?.id ?? '';
    const id = Buffer.from(deviation.credentialId ?? this.credentialId, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const aaguid = Buffer.alloc(16);
    const authData = Buffer.concat([
      this.#authenticatorData(options.rp?.id ?? '', deviation, 0x40),
      aaguid,
      length,
      id,
      coseKey(this.#keys.publicKey),
    ]);
    const { certificates } = deviation;
    const statement: [string, Cbor][] = certificates
      ? [
          ['alg', -7],
          ['sig', randomBytes(64)],
          ['x5c', certificates],
        ]
      : [];
    const attestationObject = encode(
      new Map<string, Cbor>([
        ['fmt', certificates ? 'packed' : 'none'],
        ['attStmt', new Map(statement)],
        ['authData', authData],
      ]),
    );
    const clientDataJSON = this.#clientData('webauthn.create', options, deviation);
    return this.#toJson(deviation, { clientDataJSON, attestationObject });
  }

  /** Signs with the passkey. */
  sign(options: Options, deviation: Deviation = {}): string {
    this.#counter += 1;
    const authenticatorData = this.#authenticatorData(options.rpId ?? '', deviation);
    const clientDataJSON = this.#clientData('webauthn.get', options, deviation);
    const signed = Buffer.concat([
      authenticatorData,
      createHash('sha256')
        .update(deviation.isForged ? '' : clientDataJSON)
        .digest(),
    ]);
    const signature = sign('sha256', signed, this.#keys.privateKey);
    const userHandle = Buffer.from(deviation.userHandle ?? this.#userHandle, 'base64url');
    return this.#toJson(deviation, { clientDataJSON, authenticatorData, signature, userHandle });
  }

  #authenticatorData(rpId: string, deviation: Deviation, flags = 0): Buffer {
    const { isVerified = true, counter = this.#counter } = deviation;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const rpIdHash = createHash('sha256')
      .update(deviation.rpId ?? rpId)
      .digest();
    return Buffer.concat([rpIdHash, Buffer.from([0x01 | (isVerified ? 0x04 : 0) | flags]), count]);
  }

  #clientData(type: string, { challenge }: Options, deviation: Deviation): Buffer {
    return Buffer.from(
      JSON.stringify({
        type: deviation.type ?? type,
        challenge: deviation.challenge ?? challenge,
        origin: deviation.origin ?? this.#origin,
        crossOrigin: deviation.crossOrigin ?? false,
      }),
    );
  }

  #toJson({ credentialId = this.credentialId }: Deviation, parts: Record<string, Buffer>): string {
    const response = Object.fromEntries(
      Object.entries(parts).map(([name, bytes]) => [name, bytes.toString('base64url')]),
    );
    return JSON.stringify({ id: credentialId, rawId: credentialId, type: 'public-key', response });
  }
}

type Cbor =
  | number
  | string
  | Buffer
  | readonly Cbor[]
  | ReadonlyMap<string, Cbor>
  | ReadonlyMap<number, Cbor>;

function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const pairs: [number, Cbor][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ];
  return encode(new Map(pairs));
}

/** The part of CBOR (RFC 8949) that authenticators use. */
function encode(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === 'string') {
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  }
  if (Array.isArray(value)) {
    return Buffer.concat([head(4, value.length), ...(value as Cbor[]).map(encode)]);
  }
  const pairs = [...(value as ReadonlyMap<string | number, Cbor>)];
  return Buffer.concat([head(5, pairs.length), ...pairs.flat().map(encode)]);
}

function head(major: number, argument: number): Buffer {
  if (argument < 24) return Buffer.from([(major << 5) | argument]);
  if (argument < 256) return Buffer.from([(major << 5) | 24, argument]);
  return Buffer.from([(major << 5) | 25, argument >> 8, argument & 255]);
}
