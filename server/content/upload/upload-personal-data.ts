import type { PersonalData } from '../../platform/database/personal-data';
import { deleteUploadsOf } from './upload-repository';

export const uploadPersonalData = {
  columns: { 'uploads.owner': { exported: { not: 'Files on their way, gone within a week.' } } },
  erase: ({ database }, { uuid }) => deleteUploadsOf(database, uuid),
} satisfies PersonalData;
