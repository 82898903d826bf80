export const questions = ['when', 'wrong', 'late', 'methods', 'currency', 'refund', 'receipt'] as const;
