/** Where coaches stand whose reply time is not known yet: behind everybody, and a number like the others. */
export const unknownReplyHours = 1_000_000;
