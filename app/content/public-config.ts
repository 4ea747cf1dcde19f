import { compress, type Encoding } from '~/platform/http/encoding';
import type { ContentSource } from './content';
import { toContract } from './content-contract';

type Made = { revision: string; json: Buffer; bodies: Map<Encoding, Promise<Buffer>> };

/** The whole published snapshot in the contract's JSON, serialised and compressed once per publish. */
export class PublicConfig {
  #made: Made | undefined;

  /** `{"data": …}` */
  read(content: ContentSource, encoding: Encoding): Promise<Buffer> {
    const revision = content.revision();
    if (this.#made?.revision !== revision) this.#made = make(content, revision);
    const { json, bodies } = this.#made;
    const known = bodies.get(encoding);
    if (known) return known;
    const made = Promise.resolve(compress(json, encoding));
    bodies.set(encoding, made);
    // A failure is not kept: the next request compresses again.
    made.catch(() => bodies.delete(encoding));
    return made;
  }
}

function make(content: ContentSource, revision: string): Made {
  const images = Object.fromEntries(content.images());
  const data = { revision, ...toContract(content.published()), images };
  return { revision, json: Buffer.from(JSON.stringify({ data })), bodies: new Map() };
}
