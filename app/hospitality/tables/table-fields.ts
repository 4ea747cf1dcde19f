/** The fields of a request for a table, in their order on the page. */
export const tableFields = [
  'house',
  'guests',
  'date',
  'time',
  'fullName',
  'email',
  'phone',
  'message',
] as const;
export type TableField = (typeof tableFields)[number];

/** What a field of the form needs beside its words. */
export type PostedTableField = (name: TableField) => {
  name: TableField;
  value?: string;
  error?: string;
};
