/** The properties and events of the elements, for frameworks. Written by ElementTypesTest from the manifest; do not edit. */
import type { Arrow, Chosen, Fault, Mark, RecordView, Reviewed, Targets, UptownBoard, UptownEditor, UptownRack, UptownRecord, View } from "./uptown-board.js";

export interface Elements {
  "uptown-board": {
    element: UptownBoard;
    properties: {
      position?: string;
      view?: View | string;
      selected?: string;
      targets?: Targets | string;
      last?: string[] | string;
      locks?: boolean;
      fault?: Fault | Fault[] | string;
      orientation?: number | string;
      lang?: string;
      interactive?: boolean;
      arrows?: Arrow[] | string;
      marks?: Mark[] | string;
      premoves?: boolean;
      drawable?: boolean;
      premove?: string;
    };
    events: {
      choose: CustomEvent<Chosen>;
      drop: CustomEvent<Chosen>;
      hover: CustomEvent<{ cell?: string }>;
      premove: CustomEvent<{ move?: string; dropped?: string }>;
      draw: CustomEvent<{ arrows: Arrow[]; marks: Mark[] }>;
    };
  };
  "uptown-rack": {
    element: UptownRack;
    properties: {
      tiles?: string;
      view?: View | string;
      selected?: string;
      order?: string;
      lang?: string;
      for?: string;
      board?: UptownBoard;
    };
    events: {
      select: CustomEvent<{ tile?: string }>;
      reorder: CustomEvent<{ order: string }>;
    };
  };
  "uptown-record": {
    element: UptownRecord;
    properties: {
      record?: string;
      review?: Reviewed[] | string;
      ply?: number | string;
      editable?: boolean;
      lang?: string;
      view?: RecordView | string;
    };
    events: {
      step: CustomEvent<{ ply: number; line: string[]; move?: string }>;
      change: CustomEvent<{ record: string }>;
    };
  };
  "uptown-editor": {
    element: UptownEditor;
    properties: {
      position?: string;
      lang?: string;
    };
    events: {
      change: CustomEvent<{ position: string }>;
    };
  };
}
