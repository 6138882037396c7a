import type { PersonPart } from '../database/person-part';
import { deleteUploadsOf } from './upload-repository';

export const uploadPerson = {
  columns: { 'uploads.owner': { told: { not: 'Files on their way, gone within a week.' } } },
  erase: ({ database }, { uuid }) => deleteUploadsOf(database, uuid),
} satisfies PersonPart;
