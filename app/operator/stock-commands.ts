import { type Command, InvalidArgumentError, Option } from 'commander';
import { staffLocale } from '~/i18n/staff-locale';
import { correctStock, defaultFewFrom } from '~/shop/stock/correct-stock.server';
import { listStock, type StockItem } from '~/shop/stock/stock-list.server';
import { CommandFailedError } from './errors';
import { addOutputOptions, formatExamples, reasonOption } from './options';
import { type Column, formatCount, type OutputOptions, writeOutput, writeRows } from './output';
import { withSiteServices } from './site-services';

const unlimited = 'unlimited';
const variantArgument = 'the variant’s id, as `stock -- list` shows it';
const exampleNote =
  '\n\nspring-oil-500 is an example: `npm run stock -- list` shows what the shop has.';

/** `npm run stock`: the quantity available of each variant. */
export function registerStockCommands(program: Command): void {
  const group = program
    .command('stock')
    .summary('read and correct the stock')
    .description(
      'Read and correct what is for sale of each variant. Pieces in open orders are not in these numbers. A variant without a number is unlimited.',
    );
  addOutputOptions(group.command('list'))
    .summary('list all variants')
    .description('List all variants of the shop with their pieces for sale.')
    .addHelpText('after', formatExamples('stock -- list', 'stock -- list --json'))
    .action(list);
  group
    .command('set')
    .summary('set the number of pieces for sale')
    .description('Set the number of pieces for sale, or make the variant unlimited.')
    .argument('<variant>', variantArgument)
    .argument('<pieces>', `a number, or “${unlimited}”`, parsePieces)
    .addOption(
      new Option(
        '--few <number>',
        `from this number down the shop says that few are left; ${defaultFewFrom} at first`,
      ).argParser(parseCount),
    )
    .addOption(reasonOption('why, for the log of the stock; nothing about guests', 200))
    .addHelpText(
      'after',
      formatExamples(
        'stock -- set spring-oil-500 24 --few 5 --reason "counted"',
        'stock -- set spring-oil-500 unlimited --reason "from the new press"',
      ) + exampleNote,
    )
    .action(set);
  group
    .command('correct')
    .summary('add or remove pieces')
    .description('Change the number of pieces for sale of a variant that is counted.')
    .argument('<variant>', variantArgument)
    .argument('<change>', 'such as +12 or -1; write -- before a minus', parseChange)
    .addOption(reasonOption('why, for the log of the stock; nothing about guests', 200))
    .addHelpText(
      'after',
      formatExamples(
        'stock -- correct spring-oil-500 +12 --reason "delivery"',
        'stock -- correct --reason "broken" -- spring-oil-500 -1',
      ) + exampleNote,
    )
    .action(correct);
}

function parseCount(value: string): number {
  if (!/^\d{1,5}$/.test(value)) throw new InvalidArgumentError('Use a whole number up to 99999.');
  return Number(value);
}

const parsePieces = (value: string): number | null =>
  value === unlimited ? null : parseCount(value);

function parseChange(value: string): number {
  if (!/^[+-]\d{1,5}$/.test(value))
    throw new InvalidArgumentError('Use a change such as +12 or -1.');
  return Number(value);
}

const columns: Column<StockItem>[] = [
  { name: 'variant', value: ({ variantId }) => variantId, table: { title: 'variant' } },
  {
    name: 'name',
    value: ({ productName, variantName }) => `${productName}, ${variantName}`,
    table: { title: 'name', canShrink: true },
  },
  {
    name: 'pieces',
    value: ({ pieces }) => pieces,
    table: { title: 'for sale', show: ({ pieces }) => String(pieces ?? unlimited) },
  },
  { name: 'fewFrom', value: ({ fewFrom }) => fewFrom, table: { title: 'few from' } },
  { name: 'inOpenOrders', value: ({ held }) => held, table: { title: 'in orders' } },
  { name: 'level', value: ({ level }) => level, table: { title: 'level' } },
];

const list = (options: OutputOptions) =>
  withSiteServices(async ({ db, content }) =>
    writeRows(await listStock(db, content.current(), staffLocale), columns, options),
  );

type SetOptions = { few?: number; reason: string };

const set = (variantId: string, pieces: number | null, { few, reason }: SetOptions) =>
  change(variantId, reason, (item) => ({ pieces, fewFrom: few ?? item.fewFrom ?? defaultFewFrom }));

const correct = (variantId: string, by: number, { reason }: { reason: string }) =>
  change(variantId, reason, ({ pieces, fewFrom }) => {
    if (pieces === null)
      throw new CommandFailedError(`${variantId} is ${unlimited}; use “set” to count it`);
    return { pieces: pieces + by, fewFrom: fewFrom ?? defaultFewFrom };
  });

/** @throws CommandFailedError if the shop has no such variant */
export function findVariant<Item extends { variantId: string }>(
  items: readonly Item[],
  variantId: string,
): Item {
  const item = items.find((each) => each.variantId === variantId);
  if (item) return item;
  throw new CommandFailedError(
    `the shop has no variant ${variantId}; \`npm run stock -- list\` shows all`,
  );
}

const change = (
  variantId: string,
  note: string,
  decide: (item: StockItem) => { pieces: number | null; fewFrom: number },
) =>
  withSiteServices(async ({ db, content, now }) => {
    const items = await listStock(db, content.current(), staffLocale);
    const item = findVariant(items, variantId);
    const decided = decide(item);
    if (decided.pieces !== null && decided.pieces < 0)
      throw new CommandFailedError(`only ${formatCount(item.pieces ?? 0, 'piece')} for sale`);
    const base = { variantId, basePieces: item.pieces, note, now };
    if ((await correctStock(db, { ...base, ...decided })) === 'refused')
      throw new CommandFailedError('the number has changed in the meantime; nothing was changed');
    writeOutput(`${variantId}: ${decided.pieces ?? unlimited} for sale\n`);
  });
