/**
 * What is wrong with the layout of the page that is shown, as short lines. Runs in the page and depends on nothing outside.
 * @returns {string[]}
 */
export function findPageProblems() {
  const width = document.documentElement.clientWidth;
  // Of optical alignment, in pixels.
  const slack = 4;
  /** @param {Element} element */
  const nameOf = (element) =>
    [element.parentElement, element]
      .map((each) => [each?.tagName.toLowerCase(), each?.classList[0]].filter(Boolean).join('.'))
      .join(' > ');
  /** @param {Element} element */
  const isShown = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 1;
  /** @param {Element} element */
  const isOffStage = (element) =>
    element.closest('[popover], .visually-hidden, [aria-hidden="true"]');
  /**
   * The ancestors that have to hold an element: up to one that scrolls, clips or is placed.
   * @param {Element} element
   */
  function findHolders(element) {
    const holders = [];
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      const { display, overflowX, position } = getComputedStyle(box);
      if (overflowX !== 'visible' || position === 'absolute' || position === 'fixed') break;
      if (!/^(?:inline|contents)$/.test(display)) holders.push(box);
    }
    return holders;
  }
  /** @type {Set<string>} */
  const problems = new Set();
  const texts = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim()) &&
      isShown(element) &&
      !isOffStage(element),
  );
  for (const element of texts) {
    const { left, right } = element.getBoundingClientRect();
    if (left < -1 || right > width + 1) problems.add(`${nameOf(element)} is outside the window`);
    // A negative margin is meant.
    const { marginLeft, marginRight } = getComputedStyle(element);
    const out = {
      left: Math.max(0, -parseFloat(marginLeft)),
      right: Math.max(0, -parseFloat(marginRight)),
    };
    for (const holder of findHolders(element)) {
      const box = holder.getBoundingClientRect();
      if (left >= box.left - slack - out.left && right <= box.right + slack + out.right) continue;
      problems.add(`${nameOf(element)} is wider than ${nameOf(holder)}`);
      break;
    }
    // Laid out, but not painted.
    if (!element.checkVisibility({ contentVisibilityAuto: true })) {
      problems.add(`${nameOf(element)} is not painted`);
    }
  }
  for (const { complete, naturalWidth, currentSrc } of document.images) {
    if (complete && currentSrc && naturalWidth === 0) problems.add(`${currentSrc} is no picture`);
  }
  if (document.documentElement.scrollWidth > width)
    problems.add('The page is wider than the window');
  return [...problems];
}
