import type { Scene } from './scene';
import { balcony, bricks, doors, landing, moonWindow } from './scenes-doors';
import { departure, moonLadder, proposal, sickRoom, square, supper } from './scenes-furniture';
import { backcloth, curtain, lanternLight, spots, vigil } from './scenes-light';
import { ball, masks, oneMask } from './scenes-masks';
import { billet, cloakroom, coquette, gascon, hat, strings, umbrellas } from './scenes-wardrobe';

/** All scenes, by name. */
export const scenes = {
  doors,
  moonWindow,
  balcony,
  landing,
  bricks,
  masks,
  oneMask,
  ball,
  spots,
  curtain,
  vigil,
  lanternLight,
  backcloth,
  sickRoom,
  proposal,
  square,
  moonLadder,
  supper,
  departure,
  umbrellas,
  hat,
  cloakroom,
  coquette,
  billet,
  gascon,
  strings,
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;

/** The scenes that a seed may choose from: `bricks` is reserved for the page that does not exist. */
export const playedScenes = (Object.keys(scenes) as SceneName[]).filter((name) => name !== 'bricks');
