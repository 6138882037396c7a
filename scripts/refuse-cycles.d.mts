import type { Plugin } from 'vite';

export function refuseCycles(): Plugin;
