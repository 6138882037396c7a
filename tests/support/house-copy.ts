import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** What is compiled of a copy, by the name of its project's file. */
type Projects = Readonly<Record<string, Project>>;

interface Project {
  readonly lib: readonly string[];
  readonly include: readonly string[];
}

/** Something that the compiler finds wrong. */
export interface Complaint {
  readonly file: string;
  readonly words: string;
}

/** A copy of these folders of the house, to be changed and compiled; its folder. */
export function copyHouse(folders: readonly string[], projects: Projects): string {
  const house = mkdtempSync(join(tmpdir(), 'house-'));
  for (const part of [...folders, 'package.json', 'tsconfig.base.json'])
    cpSync(join(root, part), join(house, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
  for (const [name, { lib, include }] of Object.entries(projects))
    writeFile(
      house,
      name,
      JSON.stringify({ extends: './tsconfig.base.json', compilerOptions: { ...options, lib }, include }),
    );
  return house;
}

const options = {
  composite: false,
  declaration: false,
  emitDeclarationOnly: false,
  noEmit: true,
  types: ['node'],
};

export function writeFile(house: string, file: string, content: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), content);
}

/** All that the compiler finds wrong in a copy. */
export async function complaints(house: string, projects: Projects): Promise<readonly Complaint[]> {
  const said = await Promise.all(Object.keys(projects).map((project) => compile(house, project)));
  return said.flatMap((text) =>
    [...text.matchAll(/^([^\s(]+)\(\d+,\d+\): error (.*(?:\n .*)*)/gm)].map(([, file = '', words = '']) => ({
      file,
      words,
    })),
  );
}

function compile(house: string, project: string): Promise<string> {
  const tool = join(root, 'node_modules/typescript/bin/tsc');
  // More checkers would each work out the types that they share.
  const args = [tool, '--project', project, '--pretty', 'false', '--checkers', '1'];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: house, maxBuffer: 1e8 }, (_, said) => resolve(said));
  });
}
