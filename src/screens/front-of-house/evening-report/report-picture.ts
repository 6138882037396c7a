import { fullDate } from '#common/base/dates';
import { integer } from '#common/base/numbers';
import { palette } from '#common/drawing/palette';
import { chartLines } from '../../../components/chart/chart-lines';
import { columnsPath, linesPath } from '../../../components/chart/chart-shapes';
import { canvasBlob } from '../../../components/picture-file/canvas-blob';
import { WIDEST, arrivalLayers, arrivalsSummary, timeMarks } from './report-arrivals';
import { type Letters, write } from '../../../components/picture-file/canvas-letters';
import type { Report } from './report-words';

const WIDTH = 1200;
const HEIGHT = 675;
const EDGE = 56;
const chart = { left: 112, top: 284, width: WIDTH - EDGE - 112, height: 276 };
const BOTTOM = 640;

const small: Letters = { size: 22, weight: 500, colour: palette['smoke-2'] };

/** The chart of a report as a PNG that says by itself what it shows; null if this device lacks the memory. */
export async function reportPicture(report: Report): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  drawPaper(context);
  drawHead(context, report);
  drawColumns(context, report);
  drawLegend(context, report);
  return canvasBlob(canvas, 'image/png');
}

/** The sheet, with the scalloped curtain along its top. */
function drawPaper(context: CanvasRenderingContext2D) {
  const scallop = 12;
  context.fillStyle = palette.paper;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = palette.curtain;
  context.fillRect(0, 0, WIDTH, scallop);
  for (let x = scallop; x < WIDTH; x += 2 * scallop) {
    context.beginPath();
    context.arc(x, scallop, scallop, 0, Math.PI);
    context.fill();
  }
}

function drawHead(context: CanvasRenderingContext2D, { date, quarters }: Report) {
  const room = WIDTH - 2 * EDGE;
  const title: Letters = { size: 64, weight: 800, colour: palette.ink, narrow: true };
  write(context, 'Entrées par quart d’heure', EDGE, 78, { ...small, weight: 600 });
  write(context, date.showTitle, EDGE, 140, title, { room });
  write(context, fullDate(date.date), EDGE, 184, { size: 28, weight: 600, colour: palette.ink }, { room });
  write(context, arrivalsSummary(quarters), EDGE, 226, { ...small, size: 24 }, { room });
}

function drawColumns(context: CanvasRenderingContext2D, { quarters }: Report) {
  const { left, top, width, height } = chart;
  const [full, hollow] = arrivalLayers(quarters);
  const lines = chartLines(Math.max(...full.values, ...(hollow?.values ?? [])));
  const highest = lines.at(-1) ?? 1;
  context.strokeStyle = palette.gilding;
  context.lineWidth = 2;
  context.setLineDash([3, 6]);
  context.stroke(inChart(linesPath(lines, highest)));
  context.setLineDash([]);
  if (hollow) drawHollow(context, inChart(columnsPath(hollow.values, highest, WIDEST)));
  context.fillStyle = palette.ink;
  context.fill(inChart(columnsPath(full.values, highest, WIDEST)));
  context.fillRect(left, top + height, width, 3);
  for (const line of [0, ...lines])
    write(context, integer(line), left - 16, top + height * (1 - line / highest) + 8, small, {
      align: 'right',
    });
  for (const { at, words } of timeMarks(quarters))
    write(context, words, left + width * at, top + height + 34, small, { align: 'center' });
}

function drawHollow(context: CanvasRenderingContext2D, columns: Path2D) {
  context.fillStyle = palette.paper;
  context.fill(columns);
  context.strokeStyle = palette.ink;
  context.lineWidth = 2;
  context.stroke(columns);
}

/** A path of the square of 100, stretched over the chart: its strokes keep their width. */
function inChart(path: string): Path2D {
  const { left, top, width, height } = chart;
  const stretched = new Path2D();
  stretched.addPath(new Path2D(path), { a: width / 100, d: height / 100, e: left, f: top });
  return stretched;
}

function drawLegend(context: CanvasRenderingContext2D, { quarters, cut }: Report) {
  const side = 18;
  let x = chart.left;
  context.strokeStyle = palette.ink;
  context.lineWidth = 2;
  for (const [rank, layer] of arrivalLayers(quarters).entries()) {
    if (layer === undefined) continue;
    const box = [x + 1, BOTTOM - side + 2, side - 2, side - 2] as const;
    context.fillStyle = rank === 0 ? palette.ink : palette.paper;
    context.fillRect(...box);
    context.strokeRect(...box);
    x += side + 12;
    x += write(context, layer.name, x, BOTTOM, small) + 36;
  }
  if (cut)
    write(context, 'Chiffres incomplets\u00a0: trop de contrôles', WIDTH - EDGE, BOTTOM, small, {
      align: 'right',
    });
}
