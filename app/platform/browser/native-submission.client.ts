/**
 * Has the browser itself post these fields, in place of the current page. It replaces the page by what it receives, or by
 * its own page about the connection, from which Back leads to the form with everything typed.
 * @param action the URL that is posted to
 */
export function submitNatively(
  action: string,
  fields: Iterable<readonly [string, FormDataEntryValue]>,
): void {
  // The form on the page may have left it since, or have other values by now.
  const form = document.createElement('form');
  form.method = 'post';
  // A page at the same address would take the form's place in the history; a fragment, even an empty one, makes another.
  form.action = action === window.location.href ? `${action}#` : action;
  form.hidden = true;
  for (const [name, value] of fields) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = String(value);
    form.append(field);
  }
  document.body.append(form);
  // Not the form's property, which may be a field of that name.
  HTMLFormElement.prototype.submit.call(form);
  form.remove();
}
