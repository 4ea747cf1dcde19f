/** Text that was typed in, a choice or a tick that was changed. Compares with what the page came with. */
export function isChanged(field: Element): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  if (!(field instanceof HTMLInputElement)) return false;
  const isTick = field.type === 'checkbox' || field.type === 'radio';
  return isTick ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}
