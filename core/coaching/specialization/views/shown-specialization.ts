import type { LocalizedText } from '#core/kernel/language.ts';
import type { Specialization } from '../specialization.ts';
import { specializationLabel } from './label.ts';

export type PublicSpecialization = Pick<Specialization, 'description' | 'infoUrl'> &
  Readonly<{ id: Specialization['type']; label: LocalizedText }>;

export const presentSpecialization = (
  { type, description, infoUrl }: Specialization,
  siteName: string,
): PublicSpecialization => ({ id: type, label: specializationLabel(type, siteName), description, infoUrl });

export type StaffSpecialization = PublicSpecialization &
  Pick<Specialization, 'type' | 'status' | 'version' | 'updatedAt'>;

export const presentTypeForStaff = (
  specialization: Specialization,
  siteName: string,
): StaffSpecialization => {
  const { type, status, version, updatedAt } = specialization;
  return { ...presentSpecialization(specialization, siteName), type, status, version, updatedAt };
};
