type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click means "here": with another button or a key held down the browser opens a tab, a window or a download. */
export const isPlainClick = (click: Click): boolean =>
  !(click.button || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);
