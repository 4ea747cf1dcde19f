import { log } from '~/platform/log/log.server';
import type { parseAssertion, parseRegistration } from './passkey-response';
import type { RelyingParty } from './relying-party';

type Registration = NonNullable<ReturnType<typeof parseRegistration>>;
type Assertion = NonNullable<ReturnType<typeof parseAssertion>>;

/** ES256 and RS256, of which every authenticator has one. */
export const algorithms = [-7, -257];

export type VerifiedPasskey = { credentialId: string; publicKey: string; counter: number };

/** Verifies a new passkey, whose challenge has been used. @returns undefined if it is refused */
export function verifyRegistration(
  party: RelyingParty,
  response: Registration,
): Promise<VerifiedPasskey | undefined> {
  return refuseErrors(async () => {
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
    const { attestationObject } = response.response;
    const attestation = decodeAttestationObject(
      new Uint8Array(Buffer.from(attestationObject, 'base64url')),
    );
    // Not asked for. The library would fetch revocation lists from the addresses that a certificate names.
    const isPlain = attestation.get('fmt') === 'none' || isSelfAttested(attestation);
    if (!isPlain) throw new Error('The passkey came with certificates');
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: response.challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
    };
  });
}

/** Browsers leave a signature with the new key itself as it is, although they were asked for none. */
const isSelfAttested = (attestation: {
  get(key: 'fmt'): string;
  get(key: 'attStmt'): { get(key: 'x5c'): unknown };
}): boolean =>
  attestation.get('fmt') === 'packed' && attestation.get('attStmt').get('x5c') === undefined;

/** Verifies a signature, whose challenge has been used. @returns its counter; undefined if it is refused */
export function verifyAssertion(
  party: RelyingParty,
  response: Assertion,
  publicKey: string,
): Promise<number | undefined> {
  return refuseErrors(async () => {
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: response.challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: response.id,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        // `recordUse` compares the counter: the library would before the signature is known to be good.
        counter: 0,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  });
}

/** The library throws for everything that is not as it should be. */
async function refuseErrors<Result>(verify: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await verify();
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 200) : 'unknown';
    log.info({ reason }, 'A passkey was refused');
    return undefined;
  }
}
