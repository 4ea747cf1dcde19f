import { setTimeout } from 'node:timers/promises';

/** A message between two processes of one site, passed on by their parent (`process-group.js`). */
type Message = { id: number } & ({ question: string } | { answer: unknown });

/** Messages from and to the parent process: `process` itself, except in tests. */
type Parent = {
  send?: NodeJS.Process['send'];
  on(event: 'message', listener: (message: unknown) => void): unknown;
};

/** Asks the other processes of this site on this machine. */
export class Siblings {
  readonly #count: number;
  readonly #parent: Parent;
  readonly #answerers = new Map<string, () => Promise<unknown>>();
  /** What takes the answers to the questions that are still open, by the questions' ids. */
  readonly #receivers = new Map<number, (answer: unknown) => void>();
  #lastId = 0;

  /** @param count of this site's processes on this machine, this one included */
  constructor(count: number, parent: Parent = process) {
    this.#count = count;
    this.#parent = parent;
    parent.on('message', (message) => this.#receive(message));
  }

  /** Sets how this process answers a question. */
  answer(question: string, answer: () => Promise<unknown>): void {
    this.#answerers.set(question, answer);
  }

  /** Answers of the other processes; those that do not answer in time are left out. */
  async ask(question: string, timeoutMs: number): Promise<unknown[]> {
    const others = this.#count - 1;
    if (others === 0 || !this.#parent.send) return [];
    const id = ++this.#lastId;
    const answers: unknown[] = [];
    const late = new AbortController();
    const complete = new Promise<void>((resolve) => {
      this.#receivers.set(id, (answer) => {
        answers.push(answer);
        if (answers.length === others) resolve();
      });
    });
    this.#send({ id, question });
    const limit = setTimeout(timeoutMs, undefined, { signal: late.signal });
    await Promise.race([complete, limit.catch(() => {})]);
    late.abort();
    this.#receivers.delete(id);
    return answers;
  }

  /** @param to the number of a process; by default all others */
  #send(message: Message, to?: number): void {
    // A parent that has ended takes its processes with it.
    this.#parent.send?.({ relay: message, to }, undefined, undefined, () => {});
  }

  #receive(message: unknown): void {
    const { relayed, from } = message as { relayed?: Message; from?: number };
    if (!relayed) return;
    const { id } = relayed;
    if ('question' in relayed) {
      const answer = this.#answerers.get(relayed.question);
      void answer?.().then((value) => this.#send({ id, answer: value }, from));
    } else this.#receivers.get(id)?.(relayed.answer);
  }
}
