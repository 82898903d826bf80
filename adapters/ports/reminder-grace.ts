/** A weekly reminder that could not be sent at its hour is sent this much late at most, and never in the next week. */
export const reminderGraceHours = 24;
