import {
  AliasNode,
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryId,
  SelectQueryNode,
  TableNode,
  UpdateQueryNode,
} from 'kysely';
import { defaultLocale, isLocale } from '~/i18n/locales';

/**
 * What guests have sent and got; `locale` is the language in which the site answers. Subscriptions are counted and addressed by
 * their own language, whatever an issue is written in.
 */
const guestTables: readonly string[] = ['orders', 'enquiries', 'invoices', 'withdrawals'];

function nameTable(node: OperationNode | undefined): string | undefined {
  if (node && AliasNode.is(node)) return nameTable(node.node);
  return node && TableNode.is(node) ? node.table.identifier.name : undefined;
}

/** The first table whose rows a query returns. */
function findTable(node: PluginTransformQueryArgs['node']): string | undefined {
  if (SelectQueryNode.is(node)) return nameTable(node.from?.froms[0]);
  if (UpdateQueryNode.is(node)) return nameTable(node.table);
  return undefined;
}

/**
 * Reads a stored language that the hotel no longer offers as its default language: pages and emails have texts in no other.
 * What is stored stays, so that the language can be offered again.
 */
export class OfferedLocalePlugin implements KyselyPlugin {
  readonly #ofGuests = new WeakSet<QueryId>();

  transformQuery({ node, queryId }: PluginTransformQueryArgs) {
    if (guestTables.includes(findTable(node) ?? '')) this.#ofGuests.add(queryId);
    return node;
  }

  async transformResult({ queryId, result }: PluginTransformResultArgs) {
    if (!this.#ofGuests.has(queryId)) return result;
    const rows = result.rows.map((row) =>
      typeof row.locale === 'string' && !isLocale(row.locale)
        ? { ...row, locale: defaultLocale }
        : row,
    );
    return { ...result, rows };
  }
}
