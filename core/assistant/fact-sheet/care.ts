/** What members asked the AI coach to mind; kept by `ai-coach` for as long as they agreed to. */
export const careMarks = ['EATING', 'PREGNANT'] as const;
export type CareMark = (typeof careMarks)[number];
