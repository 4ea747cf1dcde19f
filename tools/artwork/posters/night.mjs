export const night = {};
