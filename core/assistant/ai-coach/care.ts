export const careMarks = ['EATING', 'PREGNANT'] as const;
export type CareMark = (typeof careMarks)[number];
