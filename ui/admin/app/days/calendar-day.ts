/** A day as printed on a certificate, at noon in the platform's time zone: it is the same day wherever it is read. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00+07:00`);
