/** What the reader was warned of, restricted or held for. */
export const sanctionsKey = ['sanctions'] as const;
