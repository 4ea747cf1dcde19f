import { PaymentUnavailable } from './payments';

/** Calls a provider. @returns undefined if it cannot be reached */
export async function unlessUnavailable<Result>(
  call: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof PaymentUnavailable) return undefined;
    throw error;
  }
}
