import type { ContentSource } from './content';
import { toContract } from './content-contract';

/** The whole published snapshot in the contract's JSON, serialised once per publish. */
export class PublicConfig {
  #made: { revision: string; json: string } | undefined;

  /** `{"data": …}` */
  read(content: ContentSource): string {
    const revision = content.revision();
    if (this.#made?.revision !== revision) {
      const images = Object.fromEntries(content.images());
      const data = { revision, ...toContract(content.published()), images };
      this.#made = { revision, json: JSON.stringify({ data }) };
    }
    return this.#made.json;
  }
}
