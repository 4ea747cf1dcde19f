import type { FormField } from '~/components/forms/form-fields';

/** Fields about the table, in the order of the form. */
const tableDetailFields = ['venue', 'guests', 'date', 'time'] as const;

/** Fields about the guest. */
const personFields = ['fullName', 'email', 'phone'] as const;

/** All fields of the table reservation form, in its order. */
export const tableFields = [...tableDetailFields, ...personFields, 'message'] as const;
export type TableField = (typeof tableFields)[number];

/** Whether all enquiry forms share this field. */
export const isPersonField = (name: TableField): name is (typeof personFields)[number] =>
  (personFields as readonly string[]).includes(name);

export type TableFieldOf = (name: TableField) => FormField;
