/** Lets the reader change the attributes of an element. Its HTML, its events and the address of the page follow. */

const { modules } = await (await fetch(new URL("custom-elements.json", import.meta.url))).json();
const declarations = modules.flatMap((module) => module.declarations);

/** Shows a field for each attribute of a section's element. The HTML stands in the block of code after the section. */
function open(section) {
  const shown = section.firstElementChild;
  const code = section.nextElementSibling.querySelector("code");
  const { attributes, events } = declarations.find((one) => one.tagName === shown.localName);
  const fields = document.createElement("div");
  fields.className = "fields";
  const line = document.createElement("p");
  line.setAttribute("role", "status");
  const write = () => {
    const given = attributes.filter(({ name }) => shown.hasAttribute(name));
    const html = given.map(({ name }) => ` ${name}${shown.getAttribute(name) === "" ? "" : `="${escaped(shown.getAttribute(name))}"`}`);
    code.textContent = `<${shown.localName}${html.join("")}></${shown.localName}>`;
    if (section === first) {
      const address = new URLSearchParams(given.map(({ name }) => [name, shown.getAttribute(name)]));
      history.replaceState(null, "", `#${address}`);
    }
  };
  fields.append(...attributes.map((attribute) => field(shown, attribute, write)));
  for (const { name } of events) {
    shown.addEventListener(name, ({ detail }) => (line.textContent = `${name} ${JSON.stringify(detail)}`));
  }
  section.append(fields, line);
  return write;
}

/** Returns a labeled field for an attribute. */
function field(shown, { name, type, description }, changed) {
  const label = document.createElement("label");
  const isFlag = type.text === "boolean";
  const input = document.createElement(isFlag ? "input" : "textarea");
  const words = document.createElement("span");
  words.textContent = `${name}: ${description}`;
  if (isFlag) {
    input.type = "checkbox";
  } else {
    input.rows = 1;
  }
  input.name = name;
  input.autocomplete = "off";
  input.spellcheck = false;
  input.checked = shown.hasAttribute(name);
  input.value = shown.getAttribute(name) ?? "";
  input.addEventListener("input", () => {
    if (isFlag) {
      shown.toggleAttribute(name, input.checked);
    } else if (input.value === "") {
      shown.removeAttribute(name);
    } else {
      shown.setAttribute(name, input.value);
    }
    changed();
  });
  label.append(words, input);
  return label;
}

function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
}

const sections = [...document.querySelectorAll("[data-playground]")];
const [first] = sections;
const given = [...new URLSearchParams(location.hash.slice(1))];
const known = declarations.find((one) => one.tagName === first.firstElementChild.localName).attributes.map(({ name }) => name);
const isGiven = given.length > 0 && given.every(([name]) => known.includes(name));
if (isGiven) {
  known.forEach((name) => first.firstElementChild.removeAttribute(name));
  given.forEach(([name, value]) => first.firstElementChild.setAttribute(name, value));
}
const [write] = sections.map(open);
isGiven && write();
