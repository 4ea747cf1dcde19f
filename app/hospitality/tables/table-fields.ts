import type { FormField } from '~/components/forms/form-fields';

/** What is asked about the table, in the order of the form. */
export const tableDetailFields = ['house', 'guests', 'date', 'time'] as const;

/** Who asks for it. */
const personFields = ['fullName', 'email', 'phone'] as const;

/** All fields of the table reservation form, in its order. */
export const tableFields = [...tableDetailFields, ...personFields, 'message'] as const;
export type TableField = (typeof tableFields)[number];

/** Whether a field is one that all enquiry forms share. */
export const isPersonField = (name: TableField): name is (typeof personFields)[number] =>
  (personFields as readonly string[]).includes(name);

export type TableFieldOf = (name: TableField) => FormField;
