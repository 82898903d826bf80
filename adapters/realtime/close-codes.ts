/** RFC 6455, section 7.4, and the range for applications. */
export const closeCodes = { goingAway: 1001, policy: 1008, unexpected: 1011, signedOut: 4401 } as const;
