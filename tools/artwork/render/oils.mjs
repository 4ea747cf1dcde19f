// The oils' labels: name in one or two lines, size and letter-space on a sheet 1500 wide, ink, paper, bar. Taken by `labels.mjs` and by the plates in `posters/engrave.mjs`.
export const oils = {
  bianchera: { name: ['BIANCHERA'], size: 116, ls: 7, ink: '#260a1d', paper: '#ece0c9', bar: '#9c4126' },
  buza: { name: ['BUŽA'], size: 156, ls: 26, ink: '#35100a', paper: '#c69f68', bar: '#4a1a12' },
  rosulja: { name: ['ROSULJA'], size: 134, ls: 12, ink: '#340a14', paper: '#c79484', bar: '#4a1320' },
  leccino: { name: ['LECCINO'], size: 134, ls: 12, ink: '#161c08', paper: '#919472', bar: '#232c16' },
  'murva-cuvee': { name: ['MURVA', 'CUVÉE'], size: 150, ls: 22, ink: '#f3e2bf', paper: '#2d1728', bar: '#e0a06a' },
};
