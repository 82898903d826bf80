/** Drawn by the page and, once the map can be moved, by the map. Its point is at the bottom, in the middle. */
export const pinShape = 'M12 0C5.4 0 0 5.3 0 11.8 0 20.6 12 32 12 32s12-11.4 12-20.2C24 5.3 18.6 0 12 0Z';
export const pinColour = '#B3261E';
