import { expect, it } from 'vitest'
import { moduleOf } from './reactAsModules.ts'

it('what a file of React asks for and gives is imported and exported', () => {
  const code = `"use strict";
var Scheduler = require("scheduler"),
  React = require("react");
exports.now = void 0;
if (React.fast) {
  exports.now = function () { return Scheduler.now(); };
}
exports.INTERNALS =
  React.INTERNALS;
function useNow() { return exports.now() === exports.INTERNALS; }
exports.useNow = useNow;
`
  expect(moduleOf(code, '/a/file.js', ['log'])).toBe(`"use strict";
import * as Scheduler from "scheduler";import * as React from "react";
var export_now = void 0;
if (React.fast) {
  export_now = function () { return Scheduler.now(); };
}
var export_INTERNALS =
  React.INTERNALS;
function useNow() { return export_now() === export_INTERNALS; }
var export_useNow = useNow;

import * as self from "/a/file.js";
export { export_now as now, export_INTERNALS as INTERNALS, export_useNow as useNow };
export const log = undefined;
export default self;
`)
})

it.each(['if (x) y = require("z");', 'exports["a"] = 1;', 'module.exports = 1;'])('%s is no file that can be taken so', (code) => {
  expect(() => moduleOf(code, 'file.js')).toThrow('file.js has')
})
