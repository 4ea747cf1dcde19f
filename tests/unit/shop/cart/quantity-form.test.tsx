import { expect, test } from 'vitest';
import { StepForm } from '~/shop/cart/quantity-form';
import { renderScreen } from '../../../support/render-screen';
import { sampleLine } from '../../../support/sample-cart';

async function findStep(count: number, intent: string): Promise<string> {
  const html = await renderScreen(<StepForm line={sampleLine({ count })} />);
  return new RegExp(`<button[^>]*value="${intent}"[^>]*>`).exec(html)?.[0] ?? '';
}

test.each([
  [1, 'decrease'],
  [99, 'increase'],
])('at %s the button to %s is marked as disabled and keeps the focus', async (count, intent) => {
  const button = await findStep(count, intent);
  expect(button).toContain('aria-disabled="true"');
  expect(button).not.toMatch(/\sdisabled/);
});

test('between them both steps work', async () => {
  expect(await findStep(2, 'decrease')).not.toContain('disabled');
  expect(await findStep(98, 'increase')).not.toContain('disabled');
});
