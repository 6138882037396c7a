import type { QueuedCall } from '#common/contract/calls/endpoints';
import { type LaneNoun, laneOf } from '#common/rules/lane';
import type { FileCall } from '#worker/api';

/** Something that the server has, in the version that the person saw. */
export interface Known {
  readonly uuid: string;
  readonly version: string;
}

/** The same for something that the server may not have yet. */
export interface MaybeKnown {
  readonly uuid: string;
  readonly version: string | null;
}

/** The body that is sent, and its label. */
interface WriteContent {
  readonly body: unknown;
  readonly label: string;
}

/** A write for something new: the server has no version of it. */
export function added<const Call extends QueuedCall, Content extends WriteContent>(
  call: Call,
  noun: LaneNoun,
  uuid: string,
  content: Content,
) {
  return { call, params: {}, lane: laneOf(noun, uuid), base: null, ...content };
}

/** A write for something existing, with its uuid in place of its slug. */
export function bySlug<const Call extends QueuedCall, Content extends WriteContent>(
  call: Call,
  noun: LaneNoun,
  { uuid, version }: MaybeKnown,
  content: Content,
) {
  return { call, params: { slug: uuid }, lane: laneOf(noun, uuid), base: version, ...content };
}

/** The same for a call that accepts only a uuid. */
export function byUuid<const Call extends QueuedCall, Content extends WriteContent>(
  call: Call,
  noun: LaneNoun,
  { uuid, version }: MaybeKnown,
  content: Content,
) {
  return { call, params: { uuid }, lane: laneOf(noun, uuid), base: version, ...content };
}

/** The same whatever the current version is. */
export function inAnyVersion<const Call extends QueuedCall, Content extends WriteContent>(
  call: Call,
  noun: LaneNoun,
  uuid: string,
  content: Content,
) {
  return byUuid(call, noun, { uuid, version: null }, content);
}

/** The file of something that exists, or that is created before it in the same lane. */
export function fileOf<const Call extends FileCall>(call: Call, noun: LaneNoun, uuid: string, label: string) {
  return { call, params: { uuid }, lane: laneOf(noun, uuid), label };
}
