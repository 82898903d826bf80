/** The unit people would say it in, in whole ones; never zero of anything. */
export const replySpan = (hours: number): Readonly<{ unit: 'hours' | 'days'; count: number }> =>
  hours < 48
    ? { unit: 'hours', count: Math.max(1, Math.round(hours)) }
    : { unit: 'days', count: Math.round(hours / 24) };
