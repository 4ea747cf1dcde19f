/**
 * A Request that shares the signal it is given, or that of the Request it is copied from. Node's own creates a signal that
 * follows the given one through a listener, which is removed only after a full garbage collection, together with those of
 * all other collected Requests: under load tens of thousands, which blocked the event loop for 60 ms. The framework
 * creates two or three Requests for each loader (decision 0077).
 */
class RequestWithSharedSignal extends Request {
  readonly #shared: AbortSignal | undefined;

  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(input, { ...init, signal: null });
    this.#shared = init?.signal ?? (input instanceof Request ? input.signal : undefined);
  }

  override get signal(): AbortSignal {
    return this.#shared ?? super.signal;
  }
}

/** Replaces the global `Request` of this process, from which the framework creates its own. */
export function installSharedSignals(): void {
  globalThis.Request = RequestWithSharedSignal;
}
