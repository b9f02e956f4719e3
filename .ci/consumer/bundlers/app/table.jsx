"use client";

import { useEffect, useRef } from "react";
import { report } from "../src/game.js";

export function Table() {
  const place = useRef(null);
  useEffect(() => void report(place.current), []);
  return <div ref={place}></div>;
}
