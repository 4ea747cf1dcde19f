import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';

const icons = { info: 'info', ok: 'check', error: 'alert' } as const satisfies Record<
  string,
  IconName
>;

type NoticeProps = {
  kind?: keyof typeof icons;
  id?: string;
  title?: string;
  /** `status` or `alert` only if the notice appears after the page has loaded. */
  role?: 'status' | 'alert';
  children?: ReactNode;
};

/** A message to the visitor; its meaning never depends on colour alone. */
export function Notice({ kind = 'info', id, title, role, children }: NoticeProps) {
  return (
    <div id={id} className={`notice notice--${kind}`} role={role}>
      <Icon name={icons[kind]} />
      <div>
        {title ? <p className="notice__title">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
