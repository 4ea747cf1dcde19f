/**
 * A Request that has the very signal it is given, or that of the Request it is made from. Node's makes a signal of its
 * own follow that one, by a listener that stays until the garbage collector finds the Request and is then removed in one
 * go with those of all others since: under load ten thousands, and the event loop stood still for 60 ms. The framework
 * makes two or three Requests for every loader.
 */
class RequestOfSignal extends Request {
  readonly #given: AbortSignal | undefined;

  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(input, { ...init, signal: null });
    this.#given = init?.signal ?? (input instanceof Request ? input.signal : undefined);
  }

  override get signal(): AbortSignal {
    return this.#given ?? super.signal;
  }
}

/** Makes every `new Request` of this process one that has its given signal; the framework makes its own that way. */
export function keepGivenSignals(): void {
  globalThis.Request = RequestOfSignal;
}
