/** The house in figures (specification, section 9); times on the 24-hour clock. */
export const houseFacts = {
  rooms: 11,
  suites: 2,
  checkIn: { from: '15:00', to: '23:00' },
  checkOut: { from: '05:00', to: '11:00' },
} as const;
