const drawings = {
  menu: 'M1.5 7h21M1.5 12h21M1.5 17h12',
  cart: 'M4.5 8.5h15l-1.2 12H5.7zM8.5 11V7a3.5 3.5 0 0 1 7 0v4',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  arrow: 'M2 12h19M16.5 8.2L21 12l-4.5 3.8',
  check: 'M4.5 12.8l4.8 4.7L19.5 6.8',
  phone:
    'M6 3.5l3.4 1 1.3 4.2-2 1.7c1 2.1 2.7 3.8 4.9 4.9l1.7-2 4.2 1.3 1 3.4c-.8 1.6-2.2 2.5-3.9 2.5C10 20 4 14 3.5 7.4 3.5 5.7 4.4 4.3 6 3.5z',
  pin: 'M12 21.2c4.4-4.6 6.6-8.3 6.6-11.2a6.6 6.6 0 0 0-13.2 0c0 2.9 2.2 6.6 6.6 11.2zM12 12.4a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8z',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  bin: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 13h9.4l.8-13M10.3 10.8v5.6M13.7 10.8v5.6',
  down: 'M5.5 9l6.5 6.5L18.5 9',
  alert: 'M12 3.8l9 16.2H3zM12 10v4.7M12 16.8v.7',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.5v.7',
} as const;

export type IconName = keyof typeof drawings;

export const iconNames = Object.keys(drawings) as IconName[];

/** A decorative icon beside text. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
