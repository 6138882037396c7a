import { playbillDate } from '#common/base/dates';
import { palette } from '#common/drawing/palette';
import { shortCodeOf } from '#common/rules/short-code';
import { ticketOfCode } from '#common/rules/ticket-code';
import { seats as seatWords } from '../../text/seats';
import { QUIET, qrPath } from '../../ui/qr-path';
import { canvasBlob } from '../picture-file/canvas-blob';
import { type Letters, write } from '../picture-file/canvas-letters';
import type { ShownTicket } from './shown-ticket';

const WIDTH = 1080;
const EDGE = 72;
const ROOM = WIDTH - 2 * EDGE;
const CODE_TOP = 430;
const HEIGHT = CODE_TOP + ROOM + 160;

const line: Letters = { size: 40, weight: 600, colour: palette.ink };

/** A ticket as a PNG that a door's camera reads on any screen; null if this device lacks the memory. */
export async function ticketPicture(ticket: ShownTicket): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.fillStyle = palette.paper;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = palette.curtain;
  context.fillRect(0, 0, WIDTH, 16);
  drawWords(context, ticket);
  drawCode(context, ticket.code);
  return canvasBlob(canvas, 'image/png');
}

function drawWords(context: CanvasRenderingContext2D, ticket: ShownTicket) {
  const { title, date, place, holder, seats, code } = ticket;
  const fitted = { room: ROOM };
  write(context, title, EDGE, 150, { size: 96, weight: 800, colour: palette.ink, narrow: true }, fitted);
  write(context, playbillDate(date), EDGE, 226, line, fitted);
  if (place !== undefined) write(context, place, EDGE, 286, line, fitted);
  write(context, `${holder}\u00a0· ${seatWords(seats)}`, EDGE, 346, { ...line, weight: 800 }, fitted);
  const foot = { ...line, size: 36 };
  const uuid = ticketOfCode(code);
  write(context, 'À présenter à l’entrée', EDGE, HEIGHT - 70, foot);
  if (uuid !== undefined)
    write(context, `Code ${shortCodeOf(uuid)}`, WIDTH - EDGE, HEIGHT - 70, foot, { align: 'right' });
}

function drawCode(context: CanvasRenderingContext2D, code: string | undefined) {
  if (code === undefined) return;
  const { path, size } = qrPath(code);
  // Whole pixels per module: a blurred edge costs a camera more than a narrower code.
  const module = Math.floor(ROOM / (size + 2 * QUIET));
  const side = module * (size + 2 * QUIET);
  const left = (WIDTH - side) / 2;
  context.fillStyle = '#fff';
  context.fillRect(left, CODE_TOP, side, side);
  context.fillStyle = '#000';
  context.fill(inPixels(path, module, left + module * QUIET, CODE_TOP + module * QUIET));
}

/** A path of modules, enlarged and moved to its place. */
function inPixels(path: string, module: number, left: number, top: number): Path2D {
  const placed = new Path2D();
  placed.addPath(new Path2D(path), { a: module, d: module, e: left, f: top });
  return placed;
}
