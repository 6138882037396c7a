import { array } from 'superstruct';
import { armedDevice, device, deviceWrite, scansVoid, scansVoided } from '../tickets/device';
import { doorScanRow, scanKinds, scanQuery, scansAnswer, scansRequest } from '../tickets/door';
import { get, post, remove } from './endpoint';
import { begunDate, eveningReport, eveningReportQuery } from '../tickets/evening-report';
import { pageOf, hasKnown } from '../fields/primitives';
import { byUuid } from './address-params';

/** The calls of the door: its phones, their scans, the reports made from them. */
export const doorEndpoints = {
  listDevices: get('/api/devices', 'ticketOffice', { answer: array(device) }),
  armDevice: post('/api/devices', 'ticketOffice', { body: deviceWrite, answer: armedDevice, created: true }),
  disarmDevice: remove('/api/devices/{uuid}', 'ticketOffice', {
    params: byUuid,
    journal: { noun: 'device', act: 'disarmed' },
  }),
  voidScans: post('/api/devices/{uuid}/cancellation', 'ticketOffice', {
    params: byUuid,
    body: scansVoid,
    answer: scansVoided,
    journal: { noun: 'device', act: 'voided' },
  }),
  sendScans: post('/api/scans', 'ticketOffice', {
    body: scansRequest,
    answer: scansAnswer,
    queued: true,
    oneByOne: true,
    orDevice: true,
  }),
  listScans: get('/api/scans', 'ticketOffice', {
    query: scanQuery,
    answer: pageOf(doorScanRow, hasKnown('kind', scanKinds)),
  }),

  listBegunDates: get('/api/evening-reports', 'eveningReports', {
    query: eveningReportQuery,
    answer: pageOf(begunDate),
  }),
  readEveningReport: get('/api/evening-reports/{uuid}', 'eveningReports', {
    params: byUuid,
    answer: eveningReport,
  }),
} as const;
