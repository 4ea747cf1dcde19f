const berries = {
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeDasharray: '0 19',
} as const;

/** The hotel's mark: a mulberry and its leaf, in the colour of the text around it. Berries are a round pen's dots. */
export function Mark({ className = '' }: { className?: string }) {
  return (
    <svg
      className={`mark ${className}`.trim()}
      viewBox="0 0 100 120"
      fill="currentColor"
      aria-hidden="true"
    >
      <path
        {...berries}
        strokeWidth={10.4}
        d="M46 47.5v58M35 47.5v58M57 47.5v58M40.5 57v39M51.5 57v39"
      />
      <path {...berries} strokeWidth={9.8} d="M30 57v39M62 57v39M25 66.5v20M67 66.5v20" />
      <path d="M44.2 41C43.4 30 44.6 20 50 9.5C50.6 8.3 52.2 8 53.3 8.8C54.2 9.5 54.4 10.6 53.9 11.6C49.2 21 48 30.4 48.6 41ZM51.5 31C50 20 54.5 10.5 63.5 7.2C66 6.3 68.6 6 71 6.3L73.5 3.6L76 6.6L80 4.6L81.6 8.2L86.4 7.2L86.8 11L91.6 11.2L91.2 14.6L97.5 17.6C82 17.6 66 21.5 51.5 31ZM52.4 33.6C66.5 24.6 82 20.4 98.5 19.6L94.6 23.6L95.4 27.2L90.8 28L90.4 32L85.4 31.6L83.6 35.6L79 34L76 37.6L72 35.4C64.5 39.4 57 38.8 52.4 33.6Z" />
    </svg>
  );
}
