type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/**
 * Whether a click opens the link in place: with another button or a modifier key the browser opens a tab, a window or
 * a download.
 */
export const isPlainClick = (click: Click): boolean =>
  !(click.button || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);
