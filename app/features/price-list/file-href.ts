import { resources } from '~/routing/paths';

const current = {
  'goods.csv': 'price-list.csv',
  'goods.xml': 'price-list.xml',
  'services.csv': 'price-list.services.csv',
  'services.xml': 'price-list.services.xml',
} as const;

/** Where a list lies: the one in force by its kind, an earlier one by its file's name. */
export function fileHref(name: string, format: 'csv' | 'xml'): string {
  const file = `${name}.${format}`;
  const id = current[file as keyof typeof current];
  return id ? resources[id].path : resources['price-list.archive'].path.replace(':file', file);
}
